import { defineSlotRecipe } from '@chakra-ui/react';

const enter = { animationDuration: 'base', animationTimingFunction: 'paper' };
const leave = { animationDuration: 'fast', animationTimingFunction: 'exit' };

/** A sheet on phones: the menu comes from the left, everything else from below. */
const drawer = defineSlotRecipe({
  className: 'co-drawer',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'closeTrigger'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      bg: 'rgba(8,20,20,.55)',
      _open: { animationName: 'coFadeIn', ...enter },
      _closed: { animationName: 'coFadeOut', ...leave },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: 'modal', display: 'flex' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'paper3',
      overflow: 'hidden',
      outline: '0',
    },
    header: { display: 'flex', alignItems: 'center', gap: '3', px: '5', pt: '4', pb: '2' },
    title: { flex: '1', textStyle: 'h3' },
    body: { px: '5', pb: '6', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
  variants: {
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          width: 'min(88vw, 24rem)',
          height: '100dvh',
          _open: { animationName: 'coFromLeft', ...enter },
          _closed: { animationName: 'coToLeft', ...leave },
        },
      },
      bottom: {
        positioner: { alignItems: 'flex-end' },
        content: {
          width: '100%',
          maxHeight: '92dvh',
          borderTopRadius: '2xl',
          pb: 'env(safe-area-inset-bottom)',
          _open: { animationName: 'coFromBelow', ...enter },
          _closed: { animationName: 'coToBelow', ...leave },
        },
      },
    },
  },
  defaultVariants: { placement: 'bottom' },
});

const dialog = defineSlotRecipe({
  className: 'co-dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer', 'closeTrigger'],
  base: {
    backdrop: { position: 'fixed', inset: '0', zIndex: 'overlay', bg: 'rgba(8,20,20,.55)' },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      alignItems: { base: 'flex-end', lg: 'center' },
      justifyContent: 'center',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxWidth: { base: 'none', lg: '35rem' },
      maxHeight: '92dvh',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'paper3',
      borderTopRadius: '2xl',
      borderBottomRadius: { base: '0', lg: '2xl' },
      outline: '0',
      _open: { animationName: { base: 'coFromBelow', lg: 'coFadeIn' }, ...enter },
      _closed: { animationName: { base: 'coToBelow', lg: 'coFadeOut' }, ...leave },
    },
    header: { display: 'flex', alignItems: 'center', gap: '3', px: '6', pt: '5', pb: '2' },
    title: { flex: '1', textStyle: 'h3' },
    body: { px: '6', py: '2', overflowY: 'auto' },
    footer: { display: 'flex', flexWrap: 'wrap', gap: '3', px: '6', pt: '4', pb: '6' },
  },
});

const popover = defineSlotRecipe({
  className: 'co-popover',
  slots: ['content', 'header', 'body', 'title'],
  base: {
    content: {
      width: '22.5rem',
      maxWidth: 'calc(100vw - 2rem)',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      p: '5',
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: 'lg',
      boxShadow: 'paper3',
      zIndex: 'popover',
      outline: '0',
      _open: { animationName: 'coDrop', ...enter },
    },
    title: { textStyle: 'h4', mb: '3' },
  },
});

const toast = defineSlotRecipe({
  className: 'co-toast',
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'min(26rem, calc(100vw - 2rem))',
      py: '3',
      pl: '4',
      pr: '2',
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: 'md',
      borderLeft: '4px solid',
      borderColor: 'selva.border',
      boxShadow: 'paper3',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      transition: 'translate 220ms, scale 220ms, opacity 220ms',
      transitionTimingFunction: 'paper',
    },
    title: { flex: '1', textStyle: 'label' },
  },
});

export const slotRecipes = { drawer, dialog, popover, toast };
