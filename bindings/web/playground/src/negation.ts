// The conditions of the rules, negated. They are sentences of few forms, since the vocabulary of spec/ is closed.

// The name of a flag may contain another verb.
const FLAG = / flag is (not )?/;
const OPPOSITES: [RegExp, string][] = [
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
  if (FLAG.test(condition)) return condition.replace(FLAG, (_, not) => (not ? " flag is " : " flag is not "));
  // The verb that comes first.
  const verbs = OPPOSITES.map((opposite) => [condition.search(opposite[0]), opposite] as const).filter(([at]) => at >= 0);
  if (!verbs.length) return `it is not true that ${condition}`;
  const [, opposite] = verbs.reduce((first, other) => (other[0] < first[0] ? other : first));
  return condition.replace(...opposite);
}
