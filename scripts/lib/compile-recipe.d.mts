import type { SystemContext } from '@chakra-ui/react';

export function compileRecipe(file: string, recipe: object, chakra: SystemContext): string;
