// Frees the resources of an object some time after the object has been collected. Some engines, such as Workers with an early
// compatibility date, have no FinalizationRegistry; there, resources that are not closed are never freed.
export const whenCollected = (free) =>
  typeof FinalizationRegistry === 'undefined' ? { register() {}, unregister() {} } : new FinalizationRegistry(free);
