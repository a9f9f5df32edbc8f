import { row } from './row.js';

/** Refusals before any product rule runs. */
export const requestErrors = {
  badRequest: row(
    'No pudimos leer lo que se envió. Vuelve a la página e inténtalo de nuevo.',
    'We couldn’t read what was sent. Go back to the page and try again.',
    'Não conseguimos ler o que foi enviado. Volte à página e tente de novo.',
  ),
  forbidden: row(
    'Esta solicitud no vino de nuestra página. Vuelve e inténtalo de nuevo.',
    'This request did not come from our page. Go back and try again.',
    'Esta solicitação não veio da nossa página. Volte e tente de novo.',
  ),
  cookiesNeeded: row(
    'Tu navegador no guardó las cookies de esta tienda, así que tu cambio se perdió. Permite las cookies de este sitio en los ajustes del navegador y vuelve a intentarlo.',
    'Your browser didn’t keep this shop’s cookies, so your change was lost. Allow cookies for this site in your browser’s settings and try again.',
    'Seu navegador não guardou os cookies desta loja, então sua mudança se perdeu. Permita os cookies deste site nas configurações do navegador e tente de novo.',
  ),
  tooLarge: row(
    'Lo que se envió es demasiado grande',
    'What was sent is too large',
    'O que foi enviado é grande demais',
  ),
  notFound: row(
    'No encontramos esta página',
    'We couldn’t find this page',
    'Não encontramos esta página',
  ),
  notFoundHelp: row(
    'Puede que la dirección haya cambiado. Empieza por aquí.',
    'The address may have changed. Start here.',
    'O endereço pode ter mudado. Comece por aqui.',
  ),
  busy: row(
    'Hay mucha gente comprando. Inténtalo en unos segundos.',
    'Lots of people are buying right now. Try again in a few seconds.',
    'Muita gente está comprando agora. Tente de novo em alguns segundos.',
  ),
} as const;
