-- Key by which names sort as a language sorts them, the same in every installation: the collations of databases differ. Case
-- and accents do not count, and numbers count as numbers. Letters of their own come behind their base letter, by a sign
-- behind "z": Polish ą and Hungarian ö, and the Hungarian digraphs. Indexes use the function, so a change needs a migration
-- that rebuilds them.
create function sort_key(name text, language text) returns text language sql immutable as $$
  select regexp_replace(
    regexp_replace(
      translate(
        replace(replace(replace(
          case language
            when 'pl' then
              replace(replace(replace(replace(replace(replace(replace(replace(replace(lower_name,
                'ą', 'a{'), 'ć', 'c{'), 'ę', 'e{'), 'ł', 'l{'), 'ń', 'n{'), 'ó', 'o{'), 'ś', 's{'), 'ź', 'z{'), 'ż', 'z|')
            when 'hu' then
              regexp_replace(regexp_replace(
                replace(replace(replace(replace(regexp_replace(lower_name, '([glnt])y|(s)z', '\1\2{', 'g'),
                  'dzs', 'd|'), 'dz', 'd{'), 'cs', 'c{'), 'zs', 'z{'),
                '[öő]', 'o{', 'g'), '[üű]', 'u{', 'g')
            else lower_name
          end,
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
        'àáâãäåçèéêëìíîïðñòóôõöøùúûüýþÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįıĵķĺļľłńņňŋōŏőŕŗřśŝşšţťŧũūŭůűųŵŷźżžșț', 'aaaaaaceeeeiiiidnoooooouuuuytyaaaccccddeeeeegggghhiiiiijkllllnnnnooorrrsssstttuuuuuuwyzzzst'),
      '(\d+)', '00000000000000000000\1', 'g'),
    '\d*(\d{20})', '\1', 'g')
  from (select translate(name,
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮĴĶĹĻĽĿŁŃŅŇŊŌŎŐŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽȘȚÆŒİ',
    'abcdefghijklmnopqrstuvwxyzàáâãäåçèéêëìíîïðñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľŀłńņňŋōŏőŕŗřśŝşšţťŧũūŭůűųŵŷÿźżžșțæœi') as lower_name) as lowered
$$;

-- One index for each way to sort.
do $$
declare
  letters text;
begin
  foreach letters in array array['en', 'hu', 'pl'] loop
    execute format('create index project_by_name_%1$s on project (client_id, (sort_key(name, %1$L) collate "C"), id)', letters);
    execute format('create index asset_by_tag_%1$s on asset (client_id, (sort_key(tag, %1$L) collate "C"), id)', letters);
    execute format('create index request_by_title_%1$s on request (client_id, (sort_key(title, %1$L) collate "C"), id)', letters);
    execute format('create index membership_by_name_%1$s on membership
      (client_id, (sort_key(last_name, %1$L) collate "C"), (sort_key(first_name, %1$L) collate "C"), id)', letters);
    execute format('create index contact_person_by_name_%1$s on contact_person
      (client_id, (sort_key(last_name, %1$L) collate "C"), (sort_key(first_name, %1$L) collate "C"), id)', letters);
  end loop;
end $$;
