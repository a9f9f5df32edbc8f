import { row } from './row.js';

export const newsletterErrors = {
  firstNameFormat: row(
    'Escribe tu nombre en una sola línea, sin enlaces y con hasta 80 caracteres',
    'Write your name on one line, without links and with up to 80 characters',
    'Escreva seu nome em uma só linha, sem links e com até 80 caracteres',
  ),
  lastNameFormat: row(
    'Escribe tu apellido en una sola línea, sin enlaces y con hasta 80 caracteres',
    'Write your last name on one line, without links and with up to 80 characters',
    'Escreva seu sobrenome em uma só linha, sem links e com até 80 caracteres',
  ),
  countryFormat: row(
    'Elige un país de la lista',
    'Choose a country from the list',
    'Escolha um país da lista',
  ),
  newsletterSite: row(
    'Desde esta página no podemos registrar suscripciones',
    'We can’t take subscriptions from this page',
    'Não podemos registrar inscrições a partir desta página',
  ),
  newsletterLanguage: row(
    'El boletín no se envía en este idioma',
    'The newsletter is not sent in this language',
    'O boletim não é enviado neste idioma',
  ),
  newsletterDuplicate: row(
    'Correo registrado',
    'E-mail already registered',
    'E-mail já cadastrado',
  ),
  newsletterTooOften: row(
    'Enviaste varias suscripciones seguidas. Espera un minuto e inténtalo de nuevo.',
    'You’ve sent several subscriptions in a row. Wait a minute and try again.',
    'Você enviou várias inscrições seguidas. Espere um minuto e tente de novo.',
  ),
  newsletterOther: row('Intente mas tarde', 'Please try later', 'Tente mais tarde'),
  newsletterPage: row(
    'Ocurrió un error con tu suscripción. Inténtalo más tarde.',
    'An error occurred with your subscription. Please try again later.',
    'Ocorreu um erro com sua assinatura. Tente mais tarde.',
  ),
} as const;
