import { ChakraProvider } from '@chakra-ui/react';
import type { FrameView } from '@shop/ports/screens';
import type { ReactNode, RefObject } from 'react';
import { islandSystem } from '../../theme/island-system.js';

/** What every part that a trigger opens is handed. */
export interface IslandProps {
  frame: FrameView;
  isOpen: boolean;
  close(): void;
  /** Where the focus goes back to. */
  trigger: RefObject<HTMLElement | null>;
}

/** Lets Chakra parts live in a page that is otherwise paper. */
export function Island({ children }: { children: ReactNode }) {
  return <ChakraProvider value={islandSystem}>{children}</ChakraProvider>;
}
