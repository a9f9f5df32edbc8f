import { Chat } from './chat.js';
import { Footer } from './footer.js';
import { Lines } from './lines.js';
import { Notice } from './notice.js';
import { Strip } from './strip.js';

export const allParts = {
  notice: Notice,
  lines: Lines,
  strip: Strip,
  footer: Footer,
  chat: Chat,
};
