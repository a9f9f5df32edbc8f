import type { Plugin } from 'rolldown';

export function asPublished(): Plugin;
