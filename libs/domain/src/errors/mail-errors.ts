import { row } from './row.js';

export const mailErrors = {
  orderLinkForged: row(
    'Este enlace no abre ninguna orden. Cópialo completo o pide otro aquí.',
    'This link doesn’t open any order. Copy it in full, or ask for another one here.',
    'Este link não abre nenhum pedido. Copie-o inteiro ou peça outro aqui.',
  ),
  orderLinkForeign: row(
    'Este enlace no es de esta tienda, o es demasiado antiguo para reconocerlo. Pide otro aquí.',
    'This link is not from this shop, or is too old for us to recognise. Ask for another one here.',
    'Este link não é desta loja, ou é antigo demais para o reconhecermos. Peça outro aqui.',
  ),
  orderLinkExpired: row(
    'Este enlace ya venció. Pide otro aquí.',
    'This link has expired. Ask for another one here.',
    'Este link já venceu. Peça outro aqui.',
  ),
  orderLinkRevoked: row(
    'Este enlace se anuló desde la orden. Usa el correo más reciente o pide otro aquí.',
    'This link was ended on the order’s page. Use the latest email, or ask for another one here.',
    'Este link foi anulado a partir do pedido. Use o e-mail mais recente ou peça outro aqui.',
  ),
  mailTooOften: row(
    'Este correo ya se pidió varias veces. Búscalo también en el correo no deseado.',
    'This email has already been asked for several times. Look for it in your spam folder, too.',
    'Este e-mail já foi pedido várias vezes. Procure também na caixa de spam.',
  ),
  orderNotHere: row(
    'Esta orden no se abre en este navegador',
    'This order can’t be opened in this browser',
    'Este pedido não abre neste navegador',
  ),
  orderNotHereHelp: row(
    'La ve quien la compró, en el navegador con el que la compró o con el enlace de su correo. Pide ese enlace con tu número de orden y tu correo.',
    'Whoever bought it can see it, in the browser they bought it with or by the link in their email. Ask for that link with your order number and your email.',
    'Quem comprou o vê no navegador em que comprou ou pelo link do e-mail. Peça esse link com o número do pedido e o seu e-mail.',
  ),
  orderNumberMissing: row(
    'Escribe el número de tu orden',
    'Enter your order number',
    'Informe o número do seu pedido',
  ),
  orderNumberWrong: row(
    'Un número de orden solo tiene letras, dígitos y guiones, como TQ-7K2M-91XD',
    'An order number has only letters, digits and hyphens, such as TQ-7K2M-91XD',
    'Um número de pedido só tem letras, dígitos e hifens, como TQ-7K2M-91XD',
  ),
} as const;
