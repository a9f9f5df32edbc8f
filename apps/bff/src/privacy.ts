import { runOperation } from './backends/operate/operation.js';
import { privacyWith } from './backends/operate/privacy.js';
import { createSeal } from './visit/seal.js';
import { SessionsOfPerson } from './visit/session/sessions-of-person.js';

const privacy = privacyWith((state, secrets) => new SessionsOfPerson(state, createSeal(secrets)));

await runOperation('privacy', privacy);
