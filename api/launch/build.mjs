import './node.mjs';
import { launch } from '../../i18n/launch.mjs';
import { prepare } from './built.mjs';
import { say } from './say.mjs';

/** `npm run build`: everything that `npm start` would build, without starting it. */
await prepare('web', 'server');
say(launch.built);
