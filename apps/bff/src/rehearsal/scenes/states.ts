import type { Translated } from '@shop/domain';
import { removeFromCart } from '@shop/ports/screens';
import { at, type Scene } from '../scene.js';
import { api, cartOf, filled, isTour, paid } from './steps.js';

const state = (key: string, name: Translated, play: Scene['play']): Scene => ({
  key: `state-${key}`,
  group: 'states',
  name,
  play,
});

const row = (es: string, en: string, pt: string): Translated => ({ es, en, pt });

/** Pages after a visitor's steps, or while a backend fails. */
export const stateScenes: readonly Scene[] = [
  state(
    'cart',
    row('Un carrito con una entrada', 'A cart with a ticket', 'Um carrinho com um ingresso'),
    async (stage) => {
      await filled(stage);
      return at(stage.at('cart'));
    },
  ),
  state(
    'cart-tour',
    row('Un carrito con un tour', 'A cart with a tour', 'Um carrinho com um passeio'),
    async (stage) => {
      await filled(stage, isTour);
      return at(stage.at('cart'));
    },
  ),
  state(
    'cart-open',
    row(
      'Una línea del carrito, abierta para cambiarla',
      'A line of the cart, open to be changed',
      'Uma linha do carrinho, aberta para mudar',
    ),
    async (stage) => {
      await filled(stage);
      return at((await cartOf(stage)).lines[0]?.edit ?? stage.at('cart'));
    },
  ),
  state(
    'cart-removed',
    row(
      'El carrito después de quitar algo',
      'The cart after something was taken out',
      'O carrinho depois de remover algo',
    ),
    async (stage) => {
      await filled(stage);
      const { lines, attempt } = await cartOf(stage);
      const fields = { path: stage.at('cart'), line: lines[0]?.id ?? '', attempt };
      return at((await stage.post(api(removeFromCart), fields)).location);
    },
  ),
  state(
    'cart-priced-anew',
    row(
      'El carrito, con otro precio que antes',
      'The cart, at another price than before',
      'O carrinho, com outro preço',
    ),
    async (stage) => {
      await filled(stage);
      stage.props.turnOn({ port: 'cart', mode: 'priceChanged' });
      return at(stage.at('cart'));
    },
  ),
  state(
    'checkout',
    row('El pago de una entrada', 'The checkout of a ticket', 'O pagamento de um ingresso'),
    async (stage) => {
      await filled(stage);
      return at(stage.at('checkout'));
    },
  ),
  state(
    'declined',
    row(
      'El pago después de un rechazo',
      'The checkout after a decline',
      'O pagamento depois de uma recusa',
    ),
    async (stage) => at(await paid(stage, '4000000000000002')),
  ),
  state(
    'sold-out',
    row('Un calendario sin lugares', 'A calendar with no places left', 'Um calendário sem lugares'),
    async (stage) => {
      const path = stage.buyPath(await stage.product(isTour));
      stage.props.turnOn({ port: 'cart', mode: 'soldOut' });
      return at(path);
    },
  ),
  state(
    'slow',
    row(
      'Una página cuyo sistema tarda',
      'A page whose backend is slow',
      'Uma página cujo sistema demora',
    ),
    (stage) => {
      stage.props.turnOn({ port: 'cart', mode: 'slow', path: 'xapi/calendar' });
      return Promise.resolve(at(stage.at('buyFlagship')));
    },
  ),
  state(
    'search-found',
    row('Una búsqueda con resultados', 'A search with results', 'Uma busca com resultados'),
    async (stage) => {
      const { name } = await stage.product(() => true);
      return at(stage.at('search', `?${new URLSearchParams({ q: name })}`));
    },
  ),
  state(
    'search-nothing',
    row('Una búsqueda sin resultados', 'A search without results', 'Uma busca sem resultados'),
    (stage) => Promise.resolve(at(stage.at('search', '?q=zzzzzz'))),
  ),
  state(
    'sign-up',
    row('El formulario de registro', 'The form to sign up', 'O formulário de cadastro'),
    (stage) => Promise.resolve(at(stage.at('signIn', '?new=yes'))),
  ),
];
