// Frees what belongs to an object some time after the object has been collected. Some engines, such as Workers of an early
// compatibility date, have no FinalizationRegistry: there, what was not closed is never freed.
export const whenCollected = (free) =>
  typeof FinalizationRegistry === 'undefined' ? { register() {}, unregister() {} } : new FinalizationRegistry(free);
