-- A payment that counts as received because its time ran out may still be confirmed by its player, whose word is final.
-- No money moves. settle_withdrawal_part allows this step for nobody else.
insert into withdrawal_part_step values ('received', 'received');
