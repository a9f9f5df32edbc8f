import { row } from './row.js';

export const quoteErrors = {
  quoteForged: row(
    'Este enlace no guarda ningún precio nuestro. Cópialo completo o elige tus entradas de nuevo.',
    'This link doesn’t hold any of our prices. Copy it in full, or choose your tickets again.',
    'Este link não guarda nenhum preço nosso. Copie-o inteiro ou escolha seus ingressos de novo.',
  ),
  quoteExpired: row(
    'Este precio ya venció. Esto es lo que cuesta hoy.',
    'This price has expired. This is what it costs today.',
    'Este preço já venceu. Isto é o que custa hoje.',
  ),
  packagePart: row(
    'El paquete se vende completo, y una de sus partes ya no se puede comprar.',
    'The package is sold whole, and one of its parts can’t be bought any more.',
    'O pacote é vendido inteiro, e uma das partes já não pode ser comprada.',
  ),
} as const;
