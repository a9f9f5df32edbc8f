import { ChakraProvider } from '@chakra-ui/react';
import type { FrameView } from '@shop/ports/screens';
import type { ReactNode, RefObject } from 'react';
import { islandSystem } from '../../theme/island-system.js';

export interface IslandProps {
  frame: FrameView;
  isOpen: boolean;
  close(): void;
  trigger: RefObject<HTMLElement | null>;
}

/** Chakra components need this provider; the rest of the shop does not use Chakra. */
export function Island({ children }: { children: ReactNode }) {
  return <ChakraProvider value={islandSystem}>{children}</ChakraProvider>;
}
