import { searchQuestions } from './faq.js';

const questions = [
  { id: 'date', texts: ['¿Puedo cambiar la fecha?', 'Sí, hasta 24 h antes de la apertura.'] },
  { id: 'children', texts: ['¿Cuánto pagan los niños?', 'De 5 a 11 años tienen precio de niño.'] },
  { id: 'bus', texts: ['¿Hay autobús?', 'Sí. El transporte sale de tu hotel con niños y todo.'] },
];

const found = (query: string) =>
  searchQuestions(questions, query, ({ texts }) => texts).map(({ id }) => id);

it.each([
  { query: '', ids: ['date', 'children', 'bus'], why: 'nothing is asked for' },
  { query: '  ¿? a de', ids: ['date', 'children', 'bus'], why: 'no word is long enough' },
  { query: 'autobus', ids: ['bus'], why: 'accents are not typed' },
  { query: 'fechas', ids: ['date'], why: 'a plural finds its singular' },
  { query: 'cambio', ids: ['date'], why: 'another form of the word finds it' },
  { query: 'como cambio la fecha', ids: ['date'], why: 'small talk is not held against it' },
  { query: 'niños transporte', ids: ['bus'], why: 'who holds both words beats who holds one' },
  { query: 'transporte zebra', ids: ['bus'], why: 'a word that is nowhere hides nothing' },
  { query: 'zebra', ids: [], why: 'no question holds it' },
])('"$query" finds $ids: $why', ({ query, ids }) => {
  expect(found(query)).toEqual(ids);
});
