-- Which of the lottery pages shows a game (spec §3: prize modes); electronic lottery has games of its own.
alter table lottery_game add column prize_mode text not null default 'LOTT'
  check (prize_mode in ('LOTT', 'ZY', 'ELOTT', 'SEA'));
