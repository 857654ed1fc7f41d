import type { BrowserMessages } from './en.ts';

export const sentences: BrowserMessages = {
  required: 'preencha este campo',
  choice: 'escolha uma opção',
  color: 'escolha uma cor',
  date: 'a data não é válida',
  time: 'a hora não é válida',
  timeRange: 'a hora está fora do intervalo',
  dateRange: 'a data deve estar entre {min} e {max}',
  tooBig: 'o valor deve ser no máximo {max}',
  endBeforeBegin: 'A data de fim é anterior à data de início',
  reminderOrder: 'Cada lembrete tem de vir depois do anterior',
  noResults: 'nenhum resultado encontrado',
  patience: 'Aguarde, o servidor está a processar o pedido',
  unsaved: 'Há alterações por guardar.',
  offline: 'Não há ligação, por isso ainda não foi guardado. Fica aqui; tente novamente quando a ligação voltar.',
  signedOut: 'A sua sessão terminou, por isso não foi guardado. Fica aqui; guarde outra vez para iniciar sessão.',
  unexpected: 'Aconteceu algo inesperado',
  unavailable: 'O Backline está temporariamente indisponível. Tente novamente dentro de momentos.',
  timedOut: 'Esta página expirou. Volte a carregá-la fechando esta janela.',
  tooManyActions: 'O número máximo de ações permitidas foi excedido. Tente novamente mais tarde.',
};
