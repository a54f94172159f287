-- How many operators had to approve by the rule under which a withdrawal was asked for.
alter table withdrawal add column approvers_needed smallint not null default 1 check (approvers_needed in (1, 2));
