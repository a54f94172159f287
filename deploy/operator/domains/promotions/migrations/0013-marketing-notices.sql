-- Marketing pops up only for members who have agreed to it; a notice about the site or about money is none.
alter table announcement add column is_marketing boolean not null default false;
update announcement set is_marketing = true where type in ('B', 'PR') or promotion_id is not null;
