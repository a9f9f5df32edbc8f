/** @jest-environment jsdom */
import { aFrame } from '@shop/test/views/a-frame';
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { FaqView } from '@shop/ports/screens';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FaqScreen } from './faq-screen.js';

const own = '/es/preguntas-frecuentes/bruma/';

const aFaqView = (differs: Partial<FaqView> = {}): FaqView => ({
  place: 'bruma',
  title: 'Preguntas frecuentes de Bruma',
  lead: 'Respuestas cortas',
  wall: 'bruma',
  scene: { src: '/pictures/scenes/bruma.svg', alt: 'Un helecho' },
  places: [
    { name: 'Bruma', href: own, current: true },
    { name: 'Copalera', href: '/es/preguntas-frecuentes/copalera/', current: false },
  ],
  search: { action: own, query: '' },
  count: 3,
  groups: [
    {
      key: 'tickets',
      questions: [
        {
          id: 'cambiar-fecha',
          question: '¿Puedo cambiar la fecha?',
          answer: ['Sí.', 'Hasta 24 horas antes.'],
          links: [{ name: 'Leer los términos de uso', href: '/es/terminos-de-uso/' }],
        },
        { id: 'cupon', question: '¿Cómo uso un cupón?', answer: ['En el carrito.'], links: [] },
      ],
    },
    {
      key: 'payment',
      questions: [{ id: 'pago', question: '¿Cómo pago?', answer: ['Con tarjeta.'], links: [] }],
    },
  ],
  phone: { name: '+52 998 555 0134', href: 'tel:+529985550134' },
  ...differs,
});

let go: ReturnType<typeof useNavigate>;

function Hash() {
  go = useNavigate();
  return <span data-testid="hash">{useLocation().hash}</span>;
}

const show = (differs: Partial<FaqView> = {}, path = own) =>
  renderScreen(
    <>
      <FaqScreen view={aFaqView(differs)} frame={aFrame({ path: own })} />
      <Hash />
    </>,
    { path },
  );

const foldOf = (question: string) => {
  const fold = screen.getByText(question).closest('details');
  if (!fold) throw new Error(`${question} is in no fold`);
  return fold;
};
/** `toggle` events fire a task later. */
const told = () => new Promise<void>((resolve) => setTimeout(resolve, 20));
const hash = () => screen.getByTestId('hash').textContent;

it('has every answer in the page, folded, under its part of the visit', () => {
  show();
  const tickets = screen.getByRole('region', { name: 'Boletos y fechas' });
  expect(within(tickets).getByText('Hasta 24 horas antes.')).toBeTruthy();
  expect(foldOf('¿Puedo cambiar la fecha?').open).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('3 preguntas');
});

it('opens the question in its address', () => {
  show({}, `${own}#cupon`);
  expect(foldOf('¿Cómo uso un cupón?').open).toBe(true);
  expect(foldOf('¿Puedo cambiar la fecha?').open).toBe(false);
});

it('opens a question when its address comes later, by a link or by Back', () => {
  show();
  act(() => void go(`${own}#pago`));
  expect(foldOf('¿Cómo pago?').open).toBe(true);
});

it('puts the open question into the address, keeps the search, and removes closed ones', async () => {
  show({}, `${own}?q=fecha`);
  const fold = foldOf('¿Puedo cambiar la fecha?');
  act(() => fold.setAttribute('open', ''));
  await waitFor(() => expect(hash()).toBe('#cambiar-fecha'));
  act(() => fold.removeAttribute('open'));
  await waitFor(() => expect(hash()).toBe(''));
});

it('keeps the address of the opening question while another one closes', async () => {
  show({}, `${own}#cupon`);
  await act(told);
  await act(async () => {
    foldOf('¿Cómo pago?').setAttribute('open', '');
    foldOf('¿Cómo uso un cupón?').removeAttribute('open');
    await told();
  });
  expect(hash()).toBe('#pago');
  expect(foldOf('¿Cómo pago?').name).toBe(foldOf('¿Cómo uso un cupón?').name);
});

it('searches by a form and links to the other places', () => {
  show({ search: { action: own, query: 'fecha' } });
  const box = screen.getByRole('searchbox', { name: 'Busca en las preguntas' });
  expect(box.getAttribute('name')).toBe('q');
  expect(box.getAttribute('value')).toBe('fecha');
  expect(box.closest('form')?.getAttribute('action')).toBe(own);
  expect(screen.getByRole('status').textContent).toBe('3 preguntas sobre «fecha»');
  const places = screen.getByRole('navigation', { name: 'Preguntas de otros parques y tours' });
  expect(within(places).getByRole('link', { name: 'Copalera' })).toBeTruthy();
});

it('offers a next step when no question matches', () => {
  show({ groups: [], count: 0, search: { action: own, query: 'zebra' } });
  const all = screen.getByRole('link', { name: 'Ver todas las preguntas' });
  expect(all.getAttribute('href')).toBe(own);
  const call = screen.getByRole('link', { name: 'Llamar al +52 998 555 0134' });
  expect(call.getAttribute('href')).toBe('tel:+529985550134');
});

itPassesAxe(() => show({}, `${own}#cupon`));
