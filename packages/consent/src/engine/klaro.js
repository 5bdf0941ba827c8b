// Generated from klaro 0.7.22 by scripts/engine.ts: do not edit. BSD-3-Clause, see LICENSES/klaro.txt.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
function getCookies() {
	const cookieStrings = document.cookie.split(";");
	const cookies = [];
	const regex = /* @__PURE__ */ new RegExp("^\\s*([^=]+)\\s*=\\s*(.*?)$");
	for (let i = 0; i < cookieStrings.length; i++) {
		const cookieStr = cookieStrings[i];
		const match = regex.exec(cookieStr);
		if (match === null) continue;
		cookies.push({
			name: match[1],
			value: match[2]
		});
	}
	return cookies;
}
function deleteCookie(name, path, domain) {
	let str = name + "=; Max-Age=-99999999;";
	document.cookie = str;
	str += " path=" + (path || "/") + ";";
	document.cookie = str;
	if (domain !== void 0) {
		str += " domain=" + domain + ";";
		document.cookie = str;
	}
}
var _no_stores_default = {};
var SessionStorageStore = class {};
var ConsentManager = class {
	constructor(config, store, auxiliaryStore) {
		this.config = config;
		if (store !== void 0) this.store = store;
		else this.store = new _no_stores_default[this.storageMethod](this);
		if (this.store === void 0) this.store = _no_stores_default["cookie"];
		if (auxiliaryStore !== void 0) this.auxiliaryStore = auxiliaryStore;
		else this.auxiliaryStore = new SessionStorageStore(this);
		this.consents = this.defaultConsents;
		this.confirmed = false;
		this.changed = false;
		this.states = {};
		this.initialized = {};
		this.executedOnce = {};
		this.watchers = /* @__PURE__ */ new Set([]);
		this.loadConsents();
		this.applyConsents();
		this.savedConsents = { ...this.consents };
	}
	get storageMethod() {
		return this.config.storageMethod || "cookie";
	}
	notify(name, data) {
		this.watchers.forEach((watcher) => {
			watcher.update(this, name, data);
		});
	}
	updateConsent(name, value) {
		const changed = (this.consents[name] || false) !== value;
		this.consents[name] = value;
		this.notify("consents", this.consents);
		return changed;
	}
	resetConsents() {
		this.consents = this.defaultConsents;
		this.states = {};
		this.confirmed = false;
		this.applyConsents();
		this.savedConsents = { ...this.consents };
		this.store.delete();
		this.notify("consents", this.consents);
	}
	getConsent(name) {
		return this.consents[name] || false;
	}
	loadConsents() {
		const consentData = this.store.get();
		if (consentData !== null) {
			this.consents = JSON.parse(decodeURIComponent(consentData));
			this._checkConsents();
			this.notify("consents", this.consents);
		}
		return this.consents;
	}
	saveAndApplyConsents(eventType) {
		this.saveConsents(eventType);
		this.applyConsents();
	}
	changedConsents() {
		const cc = {};
		for (const [k, v] of Object.entries(this.consents)) if (this.savedConsents[k] !== v) cc[k] = v;
		return cc;
	}
	saveConsents(eventType) {
		const v = encodeURIComponent(JSON.stringify(this.consents));
		this.store.set(v);
		this.confirmed = true;
		this.changed = false;
		const changes = this.changedConsents();
		this.savedConsents = { ...this.consents };
		this.notify("saveConsents", {
			changes,
			consents: this.consents,
			type: eventType || "script"
		});
	}
	updateServiceStorage(service, consent) {
		if (consent) return;
		function escapeRegexStr(str) {
			return str.replace(/[-[\]/{}()*+?.\\^$|]/g, "\\$&");
		}
		if (service.cookies !== void 0 && service.cookies.length > 0) {
			const cookies = getCookies();
			for (let i = 0; i < service.cookies.length; i++) {
				let cookiePattern = service.cookies[i];
				let cookiePath, cookieDomain;
				if (cookiePattern instanceof Array) [cookiePattern, cookiePath, cookieDomain] = cookiePattern;
				else if (cookiePattern instanceof Object && !(cookiePattern instanceof RegExp)) {
					const cp = cookiePattern;
					cookiePattern = cp.pattern;
					cookiePath = cp.path;
					cookieDomain = cp.domain;
				}
				if (cookiePattern === void 0) continue;
				if (!(cookiePattern instanceof RegExp)) {
					if (cookiePattern.startsWith("^")) cookiePattern = new RegExp(cookiePattern);
					else cookiePattern = new RegExp("^" + escapeRegexStr(cookiePattern) + "$");
				}
				for (let j = 0; j < cookies.length; j++) {
					const cookie = cookies[j];
					if (cookiePattern.exec(cookie.name) !== null) {
						console.debug("Deleting cookie:", cookie.name, "Matched pattern:", cookiePattern, "Path:", cookiePath, "Domain:", cookieDomain);
						deleteCookie(cookie.name, cookiePath, cookieDomain);
						if (cookieDomain === void 0) deleteCookie(cookie.name, cookiePath, "." + window.location.hostname);
					}
				}
			}
		}
	}
};
export { ConsentManager };
