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
  endBeforeBegin: 'A data final é anterior à inicial',
  reminderOrder: 'Cada lembrete deve vir depois do anterior',
  noResults: 'nenhum resultado encontrado',
  patience: 'Aguarde, o servidor está processando o pedido',
  unsaved: 'Há alterações não salvas.',
  offline: 'Não há conexão, então isto ainda não foi salvo. Fica aqui; tente novamente quando a conexão voltar.',
  signedOut: 'Sua sessão foi encerrada, então isto não foi salvo. Fica aqui; salve de novo para entrar.',
  unexpected: 'Algo inesperado aconteceu',
  unavailable: 'O Backline está temporariamente indisponível. Tente de novo em instantes.',
  timedOut: 'Esta página expirou. Recarregue-a fechando esta janela.',
  tooManyActions: 'O número máximo de ações permitidas foi excedido. Tente novamente mais tarde.',
};
