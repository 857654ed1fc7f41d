import { ChakraProvider } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { system } from './theme.ts';

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <ChakraProvider value={system}>
        <main id="main" />
      </ChakraProvider>
    </I18nProvider>
  );
}
