// biome-ignore-all lint/style: old browsers must be able to read this file, so it keeps to ECMAScript 5
// biome-ignore-all lint/complexity: see above
// biome-ignore-all lint/suspicious: see above

/*
 * Tells the visitor when the browser is too old for the portal (SH-01). Kept outside the bundle, which such a browser
 * cannot run; tests for features, not browser names: those that the oldest browsers of browserslist were the first to have. Styles are set through the CSSOM, so that the
 * content security policy needs no exception.
 */
(function () {
  var texts = {
    en: {
      title: 'Your browser is not supported',
      text: 'Parts of the portal will not work in it. Update your browser, or use a current Chrome, Edge, Firefox or Safari.',
      minimize: 'Minimize',
      expand: 'Show message',
    },
    de: {
      title: 'Ihr Browser wird nicht unterstützt',
      text: 'Teile des Portals funktionieren darin nicht. Aktualisieren Sie Ihren Browser oder verwenden Sie ein aktuelles Chrome, Edge, Firefox oder Safari.',
      minimize: 'Minimieren',
      expand: 'Mitteilung anzeigen',
    },
    fr: {
      title: 'Votre navigateur n’est pas pris en charge',
      text: 'Certaines parties du portail n’y fonctionneront pas. Mettez-le à jour ou utilisez une version actuelle de Chrome, Edge, Firefox ou Safari.',
      minimize: 'Réduire',
      expand: 'Afficher le message',
    },
    nl: {
      title: 'Uw browser wordt niet ondersteund',
      text: 'Delen van het portaal werken er niet in. Werk uw browser bij of gebruik een actuele Chrome, Edge, Firefox of Safari.',
      minimize: 'Minimaliseren',
      expand: 'Bericht tonen',
    },
    hu: {
      title: 'A böngészője nem támogatott',
      text: 'A portál egyes részei nem fognak működni benne. Frissítse a böngészőt, vagy használjon friss Chrome-ot, Edge-et, Firefoxot vagy Safarit.',
      minimize: 'Összecsukás',
      expand: 'Üzenet megjelenítése',
    },
    pl: {
      title: 'Ta przeglądarka nie jest obsługiwana',
      text: 'Części portalu nie będą w niej działać. Należy zaktualizować przeglądarkę lub użyć aktualnej wersji Chrome, Edge, Firefox albo Safari.',
      minimize: 'Zwiń',
      expand: 'Pokaż wiadomość',
    },
  };
  var key = 'minimizedBrowserMessage';

  function supported() {
    return (
      'noModule' in document.createElement('script') &&
      typeof Promise === 'function' &&
      typeof Promise.withResolvers === 'function' &&
      typeof Object.groupBy === 'function' &&
      typeof Set === 'function' &&
      typeof Set.prototype.union === 'function' &&
      typeof ResizeObserver === 'function' &&
      !!window.crypto &&
      !!window.CSS &&
      CSS.supports('inset-inline-start', '0')
    );
  }

  function textOf(languages) {
    var known = languages
      .map(function (language) {
        return language.slice(0, 2).toLowerCase();
      })
      .filter(function (code) {
        return texts[code];
      });
    var code = known[0] || 'en';
    return { code: code, words: texts[code] };
  }

  function remembered() {
    try {
      return sessionStorage.getItem(key) === 'true';
    } catch (_error) {
      return false;
    }
  }

  function remember(minimized) {
    try {
      sessionStorage.setItem(key, String(minimized));
    } catch (_error) {
      // Without storage the choice lasts until the page is loaded again.
    }
  }

  function styled(element, declarations) {
    for (var name in declarations) element.style[name] = declarations[name];
    return element;
  }

  function show() {
    var found = textOf(navigator.languages || [navigator.language || 'en']);
    var words = found.words;
    var minimized = remembered();
    var banner = styled(document.createElement('section'), {
      backgroundColor: '#fcefd2',
      color: '#16202b',
      borderBottom: '1px solid #e0c07f',
      padding: '10px 24px',
      font: '15px/1.45 sans-serif',
    });
    banner.setAttribute('aria-label', words.title);
    banner.setAttribute('lang', found.code);
    banner.setAttribute('data-print', 'hide');
    var title = document.createElement('strong');
    title.textContent = words.title;
    var text = document.createElement('span');
    text.id = 'browser-message';
    text.textContent = ' ' + words.text + ' ';
    var button = styled(document.createElement('button'), {
      border: '0',
      backgroundColor: 'transparent',
      color: '#0f4c5c',
      font: 'inherit',
      fontWeight: '600',
      padding: '6px 8px',
      cursor: 'pointer',
    });
    button.type = 'button';
    button.setAttribute('aria-controls', text.id);

    function update() {
      text.style.display = minimized ? 'none' : 'inline';
      button.textContent = minimized ? words.expand : words.minimize;
      button.setAttribute('aria-expanded', String(!minimized));
    }
    button.addEventListener('click', function () {
      minimized = !minimized;
      remember(minimized);
      update();
    });

    update();
    banner.appendChild(title);
    banner.appendChild(text);
    banner.appendChild(button);
    document.body.insertBefore(banner, document.body.firstChild);
  }

  if (supported()) return;
  if (document.body) show();
  else document.addEventListener('DOMContentLoaded', show);
})();
