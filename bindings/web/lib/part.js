// Objects that own a handle in a module. The handle is freed by close(), or some time after the object has been collected.
import { whenCollected } from './collected.js';
import { OutOfMemoryError } from './instance.js';

/** Makes the base class for objects whose handle is freed by the module's function with the name in `free`. */
export function partsOf(library, free) {
  const forgotten = whenCollected(({ instance, handle }) => {
    if (instance === library.instance) instance.call[free](handle);
  });
  return class {
    instance = null;
    handle = 0;
    // Calls the module, which returns the handle; 0 if it is out of memory.
    hold(open) {
      const { instance } = this;
      this.handle = this.guard(open);
      if (this.handle === 0) throw new OutOfMemoryError();
      forgotten.register(this, { instance, handle: this.handle }, this);
    }
    // A stopped instance cannot be used again.
    guard(act) {
      try {
        return library.guard(act, this.instance);
      } catch (error) {
        forgotten.unregister(this);
        this.handle = 0;
        throw error;
      }
    }
    close() {
      forgotten.unregister(this);
      if (this.handle !== 0) this.instance.call[free](this.handle);
      this.handle = 0;
    }
  };
}
