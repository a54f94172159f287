-- A result can be corrected or taken back after it was final. A row of settled_stake still never changes: a correction is
-- a row of its own with the difference. It has the category, the time and the first entry of the row that it corrects, so
-- wagering, rebates and cashback count it where they counted that one.
alter table settled_stake add column corrects text references settled_stake (source);
alter table settled_stake
  drop constraint settled_stake_stake_minor_check,
  drop constraint settled_stake_check,
  drop constraint settled_stake_cash_payout_minor_check,
  add constraint settled_stake_amounts check (corrects is not null
    or stake_minor > 0 and cash_stake_minor between 0 and stake_minor and cash_payout_minor >= 0);
create index settled_stake_corrections on settled_stake (corrects) where corrects is not null;

-- Amounts are differences. A source without a row, as of a trial account, is left without one.
create function correct_settled_stake(p_source text, p_correction text, p_stake bigint, p_cash_stake bigint,
  p_cash_payout bigint, p_at timestamptz) returns void language sql as $$
  insert into settled_stake (merchant, member_id, source, category, stake_minor, cash_stake_minor, cash_payout_minor,
                             first_entry_id, bet_at, settled_at, corrects)
    select merchant, member_id, p_source || '#' || p_correction, category, p_stake, p_cash_stake, p_cash_payout,
           first_entry_id, bet_at, p_at, source
    from settled_stake where source = p_source
$$;
