// validate(): finds where a page does not conform to the HTML Standard.
import { FLAG } from './instance.js';
import { optionsOf, trueOrFalse } from './options.js';
import { withDocument } from './with_document.js';

export const makeValidate = (library) => (input, options) => {
  const given = optionsOf(options, 'validate');
  const which = ['parseErrors', 'conformance'].reduce((bits, name, i) => bits | (trueOrFalse(given[name] ?? true, name) << i), 0);
  return withDocument(library, input, given, FLAG.collectErrors | FLAG.positions, (its, handle) => {
    its.call.validate(handle, which);
    return JSON.parse(its.result(true));
  });
};

export const makeFindingRules = (library) => () => {
  const its = library.started();
  its.call.finding_rules();
  return JSON.parse(its.result());
};
