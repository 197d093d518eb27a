// The conditions of the rules, negated. They are sentences of few forms, since the vocabulary of spec/ is closed.

// The opposite of the verb that comes first. A flag's name may contain a verb.
const OPPOSITES: [RegExp, string][] = [
  [/ flag is not /, " flag is "],
  [/ flag is /, " flag is not "],
  [/^no (?=[aeiou])/, "an "],
  [/^no /, "a "],
  [/ (is|are) not /, " $1 "],
  [/ is no /, " is a "],
  [/ is neither (.+) nor /, " is $1 or "],
  [/ has been /, " has not been "],
  [/ has no (?=[aeiou])/, " has an "],
  [/ has no /, " has a "],
  [/ does not have /, " has "],
  [/ does not (\w+)/, " $1s"],
  [/ cannot /, " can "],
  [/ can /, " cannot "],
  [/ (is|are) /, " $1 not "],
  [/ has /, " does not have "],
  [/ have /, " do not have "],
  [/ (ask|start|remove|replace)s /, " does not $1 "],
];

/** “the token is a tag” is “the token is not a tag”, and “no option is open” is “an option is open”. */
export function negated(condition: string): string {
  let first: [RegExp, string] | undefined;
  let at = Infinity;
  for (const opposite of OPPOSITES) {
    const place = condition.search(opposite[0]);
    if (place < 0 || place >= at) continue;
    first = opposite;
    at = place;
    if (first[0].source.startsWith(" flag")) break;
  }
  return first ? condition.replace(...first) : `it is not true that ${condition}`;
}
