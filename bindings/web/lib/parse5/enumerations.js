// Objects like those that TypeScript makes of enumerations, which are what parse5 exports.
export const words = (text) => text.trim().split(/\s+/);

/** Returns the name that parse5 gives to an element or attribute in its enumerations: `foreignObject` is FOREIGN_OBJECT. */
const member = (name) => name.replace(/[A-Z]/g, '_$&').replace(/-/g, '_').toUpperCase();

/** Returns an enumeration of names, each under its name in capitals. */
export const ofNames = (names) => Object.freeze(Object.fromEntries(names.map((name) => [member(name), name])));

/** Returns an enumeration of numbers from 0: the numbers of the members, and the members of the numbers. */
export const ofNumbers = (members) => Object.freeze(Object.fromEntries(members.flatMap((name, number) => [[name, number], [number, name]])));
export const numbersOf = (names) => ofNumbers(names.map(member));
