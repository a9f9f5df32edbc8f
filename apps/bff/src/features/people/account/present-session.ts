import type { Language, Translated } from '@shop/domain';
import type { SessionView } from '@shop/ports/screens';
import { writeParkMoment } from '../../../presenters/write-park-moment.js';
import type { Device } from '../../../visit/session/device-of.js';
import type { OwnSession } from '../../../visit/session/own-sessions.js';

const unknownDevice: Translated = {
  es: 'Otro dispositivo',
  en: 'Another device',
  pt: 'Outro dispositivo',
};
const on: Translated = { es: 'en', en: 'on', pt: 'no' };

/** `Chrome on Android`, or as much as the browser reveals. */
function writeDevice({ browser, system }: Device, language: Language): string {
  if (browser && system) return `${browser} ${on[language]} ${system}`;
  return browser || system || unknownDevice[language];
}

export const presentSessions = (
  sessions: readonly OwnSession[],
  language: Language,
): readonly SessionView[] =>
  sessions.map(({ handle, device, seenAt, isHere }) => ({
    handle,
    device: writeDevice(device, language),
    seen: writeParkMoment(new Date(seenAt), language),
    isHere,
  }));
