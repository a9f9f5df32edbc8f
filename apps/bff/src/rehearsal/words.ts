import type { Translated } from '@shop/domain';
import type { Mode, SwitchedPort } from '../backends/rehearsal-switches.js';

const row = (es: string, en: string, pt: string): Translated => ({ es, en, pt });

export const words = {
  title: row('Ensayo', 'Rehearsal', 'Ensaio'),
  note: row(
    'Ensayo: esta tienda puede mostrar errores a propósito.',
    'Rehearsal: this shop may show errors on purpose.',
    'Ensaio: esta loja pode mostrar erros de propósito.',
  ),
  intro: row(
    'Cada enlace muestra una pantalla, un estado o un mensaje de verdad, con un visitante nuevo. Tu sesión y tu carrito de esta tienda se reemplazan.',
    'Each link shows a screen, a state or a message for real, as a new visitor. Your session and cart in this shop are replaced.',
    'Cada link mostra uma tela, um estado ou uma mensagem de verdade, com um visitante novo. Sua sessão e seu carrinho nesta loja são substituídos.',
  ),
  switches: row('Interruptores', 'Switches', 'Interruptores'),
  port: row('Sistema', 'Backend', 'Sistema'),
  mode: row('Qué hace', 'What it does', 'O que faz'),
  path: row(
    'Solo las llamadas con este texto en su dirección (opcional)',
    'Only calls with this text in their address (optional)',
    'Só chamadas com este texto no endereço (opcional)',
  ),
  turnOn: row('Encender', 'Turn on', 'Ligar'),
  turnOff: row('Apagar todo', 'Turn all off', 'Desligar tudo'),
  allOff: row('Todo funciona.', 'Everything works.', 'Tudo funciona.'),
  screens: row('Pantallas', 'Screens', 'Telas'),
  states: row('Estados', 'States', 'Estados'),
  messages: row('Mensajes', 'Messages', 'Mensagens'),
  unlinked: row(
    'Mensajes que ningún enlace muestra',
    'Messages that no link shows',
    'Mensagens que nenhum link mostra',
  ),
  show: row('Mostrar', 'Show', 'Mostrar'),
  back: row('Volver al ensayo', 'Back to the rehearsal', 'Voltar ao ensaio'),
  notHad: row(
    'Con estos sistemas no se puede mostrar esta escena. Falta:',
    'These backends can’t show this scene. What is missing:',
    'Com estes sistemas não é possível mostrar esta cena. Falta:',
  ),
  tooMany: row(
    'Tu conexión llenó muchos carritos seguidos. Espera unos minutos y vuelve a intentarlo.',
    'Your connection filled many carts in a row. Wait a few minutes and try again.',
    'Sua conexão encheu muitos carrinhos seguidos. Espere alguns minutos e tente de novo.',
  ),
  wrongSwitch: row(
    'Este sistema no puede hacer eso.',
    'This backend can’t do that.',
    'Este sistema não pode fazer isso.',
  ),
} as const;

export const missingWords = {
  answer: row('una respuesta de la tienda', 'an answer of the shop', 'uma resposta da loja'),
  screen: row('la pantalla', 'the screen', 'a tela'),
  products: row('la lista de entradas', 'the list of tickets', 'a lista de ingressos'),
  product: row('una entrada de este tipo', 'a ticket of this kind', 'um ingresso deste tipo'),
  parks: row('suficientes parques', 'enough parks', 'parques suficientes'),
  day: row(
    'un día así en el calendario',
    'a day like this in the calendar',
    'um dia assim no calendário',
  ),
  cart: row('un carrito con una entrada', 'a cart with a ticket', 'um carrinho com um ingresso'),
  checkout: row(
    'un carrito que se pueda pagar',
    'a cart that can be paid',
    'um carrinho que possa ser pago',
  ),
  testCards: row(
    'las tarjetas de prueba del sandbox',
    'the test cards of the sandbox',
    'os cartões de teste do sandbox',
  ),
  order: row('una orden pagada', 'a paid order', 'um pedido pago'),
  changeable: row(
    'una entrada que se pueda cambiar',
    'a ticket that can be changed',
    'um ingresso que possa ser mudado',
  ),
  accounts: row('las cuentas del sandbox', 'the accounts of the sandbox', 'as contas do sandbox'),
  room: row('una habitación libre', 'a free room', 'um quarto livre'),
} as const;

export const modeWords: Readonly<Record<Mode, Translated>> = {
  slow: row('Tarda', 'Slow', 'Demora'),
  down: row('No contesta', 'Down', 'Fora do ar'),
  serverError: row(
    'Contesta con un error (500)',
    'Answers an error (500)',
    'Responde com um erro (500)',
  ),
  unauthorized: row('No acepta la clave (401)', 'Refuses the token (401)', 'Recusa a chave (401)'),
  malformed: row('Contesta otra cosa', 'Answers something else', 'Responde outra coisa'),
  truncated: row('Contesta a medias', 'Answers cut short', 'Responde pela metade'),
  stale: row('Contesta lo de antes', 'Answers as it did before', 'Responde como antes'),
  soldOut: row('Todo agotado', 'Everything sold out', 'Tudo esgotado'),
  refused: row('Dice que no', 'Refuses', 'Recusa'),
  priceChanged: row('Los precios cambiaron', 'Prices changed', 'Os preços mudaram'),
};

export const portWords: Readonly<Record<SwitchedPort, Translated>> = {
  cart: row('Carrito', 'Cart', 'Carrinho'),
  payment: row('Pagos', 'Payment', 'Pagamento'),
  hotels: row('Hoteles', 'Hotels', 'Hotéis'),
  newsletter: row('Boletín', 'Newsletter', 'Newsletter'),
  users: row('Cuentas', 'Accounts', 'Contas'),
  identity: row('Inicio de sesión social', 'Social sign-in', 'Login social'),
  search: row('Buscador', 'Search', 'Busca'),
  mail: row('Correos', 'Mail', 'E-mails'),
};
