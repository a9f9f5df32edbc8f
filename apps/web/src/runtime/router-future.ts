/** The router as its next line has it: a navigation is a transition, which a press may interrupt. */
export const routerFuture = { v7_startTransition: true, v7_relativeSplatPath: true } as const;
