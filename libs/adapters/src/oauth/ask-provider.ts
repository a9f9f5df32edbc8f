import type { Backend } from '../http/backend.js';
import type { Reply } from '../http/reply.js';
import { documentPath, type ProviderDocument, wireDocument } from './wire-provider.js';

/** What a provider says of itself, as it is asked at the start. */
export const askProvider = (backend: Backend, issuer: string): Promise<Reply<ProviderDocument>> =>
  backend.get(documentPath(issuer), { shape: wireDocument(issuer) });
