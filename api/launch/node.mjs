import process from 'node:process';
import { launch } from '../../i18n/launch.mjs';
import { fail } from './say.mjs';

/** The same ranges as "engines" in package.json: the releases that the native modules and the tools support. */
const isSupported = ([major, minor]) => (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;

// On import, so that it speaks before a module that an old Node cannot run.
if (!isSupported(process.versions.node.split('.').map(Number))) fail(launch.nodeTooOld(process.versions.node));
