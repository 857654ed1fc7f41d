import { ChakraProvider } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { makeQueryClient } from './query-client.ts';
import { makeRouter } from './router.tsx';
import { system } from './theme.ts';

const queryClient = makeQueryClient();
const router = makeRouter(queryClient);

export const App = () => (
  <I18nProvider i18n={i18n}>
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>
  </I18nProvider>
);
