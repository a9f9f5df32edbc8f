import { row } from './row.js';

export const stayErrors = {
  stayNoDates: row(
    'Elige el día de entrada y el de salida',
    'Choose the day you check in and the day you check out',
    'Escolha o dia de entrada e o de saída',
  ),
  stayNoCheckOut: row(
    'Falta el día de salida',
    'The day you check out is missing',
    'Falta o dia de saída',
  ),
  stayNoCheckIn: row(
    'Falta el día de entrada',
    'The day you check in is missing',
    'Falta o dia de entrada',
  ),
  stayDateOdd: row(
    'Esa fecha no existe. Elige tus noches en el calendario.',
    'That date doesn’t exist. Choose your nights in the calendar.',
    'Essa data não existe. Escolha suas noites no calendário.',
  ),
  stayPast: row(
    'El día de entrada ya pasó. Elige uno a partir de hoy.',
    'The day you check in has passed. Choose one from today on.',
    'O dia de entrada já passou. Escolha um a partir de hoje.',
  ),
  stayFar: row(
    'Esas noches aún no están a la venta. Elige fechas más cercanas.',
    'Those nights are not on sale yet. Choose earlier dates.',
    'Essas noites ainda não estão à venda. Escolha datas mais próximas.',
  ),
  stayOrder: row(
    'La salida es después de la entrada: elige al menos una noche',
    'You check out after you check in: choose at least one night',
    'A saída é depois da entrada: escolha pelo menos uma noite',
  ),
  stayTooLong: row(
    'Una estancia dura hasta 60 noches. Para quedarte más, llámanos.',
    'A stay is up to 60 nights. To stay longer, call us.',
    'Uma estadia tem até 60 noites. Para ficar mais, ligue para nós.',
  ),
  stayRooms: row(
    'Puedes reservar de 1 a 5 habitaciones a la vez. Para más, llámanos.',
    'You can book 1 to 5 rooms at a time. For more, call us.',
    'Você pode reservar de 1 a 5 quartos por vez. Para mais, ligue para nós.',
  ),
  stayAdults: row(
    'En cada habitación duermen de 1 a 8 adultos',
    'Each room sleeps 1 to 8 adults',
    'Em cada quarto dormem de 1 a 8 adultos',
  ),
  stayChildren: row(
    'Cada habitación recibe hasta 2 niños',
    'Each room takes up to 2 children',
    'Cada quarto recebe até 2 crianças',
  ),
  stayAgeMissing: row(
    'Elige la edad que tendrá al llegar',
    'Choose the age on the day you arrive',
    'Escolha a idade que terá na chegada',
  ),
  stayAgeWrong: row(
    'Niño es quien tiene de 0 a 15 años; desde los 16 cuenta como adulto',
    'Children are 0 to 15 years old; guests 16 and over count as adults',
    'Criança é quem tem de 0 a 15 anos; a partir de 16 conta como adulto',
  ),
  stayHotel: row(
    'No tenemos ese hotel. Elige uno de la lista.',
    'We don’t have that hotel. Choose one from the list.',
    'Não temos esse hotel. Escolha um da lista.',
  ),
  stayHandle: row(
    'No pudimos leer lo que habías elegido. Empieza de nuevo: tus fechas siguen aquí.',
    'We couldn’t read what you had chosen. Start again: your dates are still here.',
    'Não conseguimos ler o que você tinha escolhido. Comece de novo: suas datas continuam aqui.',
  ),
  stayRoomsDown: row(
    'No pudimos consultar las habitaciones. Tu búsqueda sigue aquí; inténtalo de nuevo.',
    'We couldn’t look the rooms up. Your search is still here; try again.',
    'Não conseguimos consultar os quartos. Sua busca continua aqui; tente de novo.',
  ),
  stayByPhone: row(
    'Las noches de estos hoteles se reservan por teléfono.',
    'Nights at these hotels are booked by phone.',
    'As noites destes hotéis são reservadas por telefone.',
  ),
  stayRoomGone: row(
    'Esa habitación ya no está libre en tus fechas. Elige otra.',
    'That room is no longer free on your dates. Choose another.',
    'Esse quarto já não está livre nas suas datas. Escolha outro.',
  ),
  stayRoomOther: row(
    'En esa habitación no caben todas las personas que indicaste. Elige otra.',
    'That room doesn’t fit everyone you put in it. Choose another.',
    'Ali não cabem todos os que dormem nesse quarto. Escolha outro.',
  ),
  callBackTooOften: row(
    'Ya tenemos tus datos y te vamos a llamar. Espera un minuto para enviar otros.',
    'We have your details and will call you. Wait a minute to send others.',
    'Já temos seus dados e vamos ligar. Espere um minuto para enviar outros.',
  ),
} as const;
