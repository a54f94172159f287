-- The first numbers of each row of a selection. Thousands may be typed, and a list answers a hundred selections.
create function first_numbers(selection jsonb, most integer) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_path_query_array(row, '$[0 to $end]', jsonb_build_object('end', most - 1)) order by at), '[]'::jsonb)
  from jsonb_array_elements(selection) with ordinality as r (row, at)
$$;

-- How many numbers that leaves out.
create function left_out_numbers(selection jsonb, most integer) returns integer
language sql immutable as $$
  select coalesce(sum(greatest(jsonb_array_length(row) - most, 0)), 0)::integer from jsonb_array_elements(selection) as r (row)
$$;

-- The lines of a chase, each with the first numbers of its selection.
create function lines_for_list(lines jsonb, most integer) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_agg(line || jsonb_build_object(
    'numbers', first_numbers(line->'numbers', most),
    'numbersLeftOut', left_out_numbers(line->'numbers', most)) order by at), '[]'::jsonb)
  from jsonb_array_elements(lines) with ordinality as l (line, at)
$$;
