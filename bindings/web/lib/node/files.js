// In Node, Deno and Bun the modules are read from their files when they are first needed: no init().
import * as files from 'node:fs';
import { useFiles } from '../load.js';

useFiles(files);
