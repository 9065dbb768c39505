import fc from "fast-check";

/**
 * Cases that property tests draw: the same in every ordinary run, so that a run which fails can be repeated and a change
 * is judged by what it changed. `npm test -- --all` draws new ones each time, and prints the seed of those that fail.
 */
if (process.env.TEST_ALL !== "1") fc.configureGlobal({ seed: 1 });
