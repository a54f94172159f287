-- The rules of a promotion and its words, one row per version: a row never changes, and what a member accepted stays.
create table promotion_version (
  merchant text not null,
  promotion_id text not null,
  version int not null check (version > 0),
  -- Written after `promotionRules` (rules/promotion-rules.ts) has checked them; amounts in minor units.
  rules jsonb not null,
  -- {"KO": {"title", "summary", "terms"}, …}
  texts jsonb not null,
  created_by text not null,
  created_at timestamptz not null,
  primary key (merchant, promotion_id, version),
  foreign key (merchant, promotion_id) references promotion (merchant, id)
);
insert into promotion_version (merchant, promotion_id, version, rules, texts, created_by, created_at)
  select merchant, id, 1, jsonb_strip_nulls(jsonb_build_object('kind', kind, 'percent', percent, 'capMinor', cap_minor,
      'minimumDepositMinor', minimum_deposit_minor, 'wageringPercent', wagering_percent,
      'maximumBetMinor', maximum_bet_minor, 'daysToWager', days_to_wager, 'daysToClaim', days_to_claim,
      'depositRule', deposit_rule, 'schedule', schedule, 'contribution', contribution)), texts, 'migration', starts_at
  from promotion;
create trigger promotion_version_immutable before update or delete on promotion_version
  for each row execute function refuse_change();

alter table promotion
  drop constraint promotion_deposit_bonus_whole, drop constraint promotion_cashback_whole, drop constraint promotion_kind_check,
  drop column texts, drop column percent, drop column cap_minor, drop column minimum_deposit_minor,
  drop column wagering_percent, drop column maximum_bet_minor, drop column days_to_wager, drop column days_to_claim,
  drop column deposit_rule, drop column schedule, drop column contribution,
  add constraint promotion_kind_check check (kind in ('deposit-bonus', 'cashback', 'information', 'application', 'sign-in')),
  -- The version that whoever comes now gets.
  add column version int not null default 1,
  -- Null is without a limit. What is granted counts whether or not it is wagered; cashback is owed and has no budget.
  add column budget_minor bigint check (budget_minor >= 0),
  add column granted_minor bigint not null default 0,
  add constraint promotion_budget_held check (granted_minor >= 0 and granted_minor <= coalesce(budget_minor, granted_minor)),
  add constraint promotion_cashback_is_owed check (kind <> 'cashback' or budget_minor is null),
  add constraint promotion_current_version foreign key (merchant, id, version)
    references promotion_version (merchant, promotion_id, version) deferrable initially deferred;
alter table promotion alter column version drop default;

alter table promotion_participation add column version int not null default 1;
alter table promotion_participation alter column version drop default;
alter table promotion_claim
  add column version int not null default 1,
  -- Whether it is bonus money that has to be wagered; otherwise it was cash from the start.
  add column is_bonus boolean not null default false;
update promotion_claim set is_bonus = deposit_id is not null;
alter table promotion_claim alter column version drop default, alter column is_bonus drop default;

create or replace function count_settled_stake() returns trigger language plpgsql as $$
begin
  update promotion_claim c set done_minor = c.done_minor + coalesce((
      select new.stake_minor * k.percent / 100
      from jsonb_to_recordset(c.contribution) as k (category text, percent int) where k.category = new.category), 0)
    where c.member_id = new.member_id and c.status = 'active' and c.is_bonus
      and c.after_entry_id < new.first_entry_id;
  return null;
end $$;

create or replace function bonus_became_cash(p_member bigint) returns boolean language sql stable as $$
  select coalesce((select c.status in ('released', 'spent') from promotion_claim c
    where c.member_id = p_member and c.is_bonus order by c.id desc limit 1), false)
$$;
