// In Node, Deno and Bun, modules are read from their files when they are first needed, without init().
import * as files from 'node:fs';
import { useFiles } from '../load.js';

useFiles(files);
