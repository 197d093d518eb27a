// validate(): what does not conform to the HTML Standard.
import { FLAG } from './instance.js';
import { optionsOf, readOptions, trueOrFalse } from './options.js';

export const makeValidate = (library) => (input, options) => {
  const given = optionsOf(options, 'validate');
  const which = ['parseErrors', 'conformance'].reduce((bits, name, i) => bits | (trueOrFalse(given[name] ?? true, name) << i), 0);
  const flags = readOptions(library.started(), given) | FLAG.collectErrors | FLAG.positions;
  return library.withInput(input, (its, handle, size, inputFlags) => {
    try {
      library.parseBuffer(its, handle, size, flags | inputFlags);
      its.call.validate(handle, which);
      return JSON.parse(its.result(true));
    } finally {
      if (its === library.instance) its.call.close(handle);
    }
  });
};

export const makeFindingRules = (library) => () => {
  const its = library.started();
  its.call.finding_rules();
  return JSON.parse(its.result());
};
