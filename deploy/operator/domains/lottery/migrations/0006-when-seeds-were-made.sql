-- When a day's seed was made. A draw before that time had no published hash: it belongs to days that were filled in
-- afterwards, for the demo or after downtime. Seeds from before this column have an unknown time and count as such.
alter table lottery_day add column made_at timestamptz;
