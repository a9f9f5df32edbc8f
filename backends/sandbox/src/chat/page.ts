import { type Language, languageTags } from '@shop/domain';
import { safe } from '../http/safe.js';

const texts = {
  es: {
    title: 'Chat',
    hello:
      'Hola. Este es un chat de demostración: aquí atendería una persona del centro de atención.',
    answer: 'Recibimos tu mensaje. Como es una demostración, no habrá más respuestas.',
    label: 'Tu mensaje',
    send: 'Enviar',
    us: 'Coralibrí',
    you: 'Tú',
  },
  en: {
    title: 'Chat',
    hello: 'Hello. This is a demo chat: someone from the call centre would answer here.',
    answer: 'We got your message. As this is a demo, there will be no further reply.',
    label: 'Your message',
    send: 'Send',
    us: 'Coralibrí',
    you: 'You',
  },
  pt: {
    title: 'Chat',
    hello: 'Olá. Este é um chat de demonstração: aqui responderia uma pessoa da central.',
    answer: 'Recebemos sua mensagem. Como é uma demonstração, não haverá mais respostas.',
    label: 'Sua mensagem',
    send: 'Enviar',
    us: 'Coralibrí',
    you: 'Você',
  },
} satisfies Record<Language, object>;

export function chatPage(language: Language, said: string | undefined): string {
  const t = texts[language];
  const line = (who: string, text: string) =>
    `<li><strong>${safe(who)}</strong><p>${safe(text)}</p></li>`;
  const lines = [line(t.us, t.hello), ...(said ? [line(t.you, said), line(t.us, t.answer)] : [])];
  return `<!doctype html>
<html lang="${languageTags[language]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${safe(t.title)}</title><link rel="stylesheet" href="/chat/style.css"></head>
<body><main><h1>${safe(t.title)}</h1><ol>${lines.join('')}</ol>
<form method="post" action="/chat/?lang=${language}"><label for="text">${safe(t.label)}</label>
<textarea id="text" name="text" rows="2" maxlength="500" required></textarea>
<button type="submit">${safe(t.send)}</button></form></main></body></html>`;
}

export const chatStyle = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { display: grid; gap: 1rem; padding: 1rem; }
h1 { font-size: 1.25rem; margin: 0; }
ol { display: grid; gap: .75rem; list-style: none; margin: 0; padding: 0; }
li p { margin: 0; overflow-wrap: anywhere; }
form { display: grid; gap: .5rem; }
textarea, button { font: inherit; min-height: 2.75rem; padding: .5rem; }
`;
