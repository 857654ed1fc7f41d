import { createSystem, defineConfig } from '@chakra-ui/react';

const COLORS = [
  'bg',
  'panel',
  'sunken',
  'hover',
  'active',
  'line',
  'line-2',
  'field',
  'fg',
  'fg-2',
  'fg-3',
  'brand',
  'brand-solid',
  'brand-fg',
  'brand-soft',
  'focus',
];
const font = { value: "'Inter Variable', Inter, ui-sans-serif, system-ui, sans-serif" };

/**
 * Chakra reads the variables of tokens.css, so that light and dark flip in one place. It brings the behaviour of
 * layers (dialog, menu, popover); their looks are our classes, so no recipe is loaded, no style prop and no condition.
 */
export const system = createSystem(
  defineConfig({
    preflight: false,
    cssVarsPrefix: 'bl',
    theme: {
      tokens: { fonts: { body: font, heading: font } },
      semanticTokens: { colors: Object.fromEntries(COLORS.map((name) => [name, { value: `var(--${name})` }])) },
    },
  }),
);
