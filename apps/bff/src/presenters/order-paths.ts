import { type Language, pathOf } from '@shop/domain';

export const orderPath = (id: string, language: Language): string =>
  pathOf({ name: 'order', params: { id } }, language);

export const findOrderPath = (language: Language): string =>
  pathOf({ name: 'findOrder', params: {} }, language);
