import { languages } from '../language/language.js';
import { routeNames, routeTable } from './route-table.js';

const table = `
home: / | / | /
search: busqueda | search | busca
signIn: auth | auth | auth
forgot: forgot | forgot | forgot
confirmAccount: confirmar-cuenta | confirm-account | confirmar-conta
choosePassword: elegir-contrasena | choose-password | escolher-senha
account: mi-cuenta | my-account | minha-conta
cart: carrito | carrito | carrinho
quote: cotizacion | quote | cotacao
checkout: pago | checkout | pagamento
payment: pago/{id} | payment/{id} | pagamento/{id}
order: orden/{id} | order/{id} | pedido/{id}
findOrder: mi-orden | my-order | meu-pedido
privacy: aviso-de-privacidad | privacy-notice | aviso-de-privacidade
terms: terminos-de-uso | terms-of-use | termos-de-uso
questions: preguntas-frecuentes | faq | perguntas-frequentes
faq: preguntas-frecuentes/{park} | faq/{park} | perguntas-frequentes/{park}
siteMap: mapa-de-sitio | site-map | mapa-do-site
list: parques-y-tours | parks-and-tours | parques-e-passeios
promotions: promociones | promotions | promocoes
hotels: hoteles-{brand} | hotels-{brand} | hoteis-{brand}
room: habitacion-{room} | room-{room} | quarto-{room}
findRoom: buscar-habitacion | find-a-room | buscar-quarto
about: acerca-de-{park} | about-{park} | sobre-{park}
buyFlagship: comprar-mi-entrada | buy-my-ticket | comprar-meu-ingresso
buyPark: entrada-{slug} | ticket-{slug} | ingresso-{slug}
buyTour: tour-{slug} | tour-{slug} | passeio-{slug}
directions: como-llegar-a-{park} | how-to-get-to-{park} | como-chegar-a-{park}
buildPackage: arma-tu-paquete | create-your-package | monte-seu-pacote
packages: paquetes | packages | pacotes
priceGuide: guia-de-precios | price-guide | guia-de-precos
compare: compara-parques-y-tours | compare-parks-and-tours | compare-parques-e-passeios
gallery: galeria | gallery | galeria
photoPass: fotos | photo-pass | fotos
thingsToDo: que-hacer-en-{place} | things-to-do-in-{place} | o-que-fazer-em-{place}
subscriptionError: suscripcion-error | subscription-error | inscricao-erro
internalError: error | error | erro`;

const rows = table.trim().split('\n');

it.each(rows)('the addresses of %s', (row) => {
  const name = routeNames.find((candidate) => row.startsWith(`${candidate}: `));
  const addresses = languages.map((language) => (name && routeTable[name][language]) || '/');
  expect(`${name}: ${addresses.join(' | ')}`).toBe(row);
});

it('has no other page', () => {
  expect(routeNames).toHaveLength(rows.length);
});

it.each(languages)('gives each page a unique address in %s', (language) => {
  const shapes = routeNames.map((name) => routeTable[name][language].replace(/\{\w+\}/, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
});
