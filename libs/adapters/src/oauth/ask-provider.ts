import type { Backend } from '../http/backend.js';
import type { Reply } from '../http/reply.js';
import { documentPath, type ProviderDocument, wireDocument } from './wire-provider.js';

export const askProvider = (backend: Backend, issuer: string): Promise<Reply<ProviderDocument>> =>
  backend.get(documentPath(issuer), { shape: wireDocument(issuer) });
