// All that parse5 exports: the functions that parse and serialize are Lockstep's; the classes (Parser, Tokenizer, …) are parse5's.
export * from 'parse5-classes';
export { defaultTreeAdapter, init, parse, parseFragment, serialize, serializeOuter } from 'lockstep-html/parse5';
