-- What all players of a merchant have at a vendor together: as many rows as vendors, however many players there are.
create table totals_of_vendor (
  merchant text not null,
  vendor text not null,
  balance_minor integer not null,
  primary key (merchant, vendor)
) strict;
insert into totals_of_vendor (merchant, vendor, balance_minor)
  select substr(player, 1, instr(player, ':') - 1), vendor, sum(balance_minor) from vendor_wallet group by 1, 2;
