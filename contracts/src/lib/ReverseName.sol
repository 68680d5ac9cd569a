// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CoinType} from "./CoinType.sol";

/// The name under which an address looks up its primary name (EIP-181, ENSIP-19).
library ReverseName {
    /// "<address>.addr.reverse" for Ethereum, "<address>.default.reverse" for the default of all
    /// EVM chains, else "<address>.<coin type in hex>.reverse".
    function build(bytes memory account, uint256 coinType) internal pure returns (string memory) {
        return string.concat(toHex(account, false), ".", space(coinType), ".reverse");
    }

    function space(uint256 coinType) private pure returns (string memory) {
        if (coinType == CoinType.ETH) return "addr";
        if (coinType == CoinType.DEFAULT_EVM) return "default";
        return toHex(abi.encodePacked(coinType), true);
    }

    function toHex(bytes memory value, bool trimmed) private pure returns (string memory) {
        bytes16 digits = "0123456789abcdef";
        uint256 skipped = 0;
        bytes memory text = new bytes(value.length * 2);
        for (uint256 i = 0; i < value.length; ++i) {
            text[2 * i] = digits[uint8(value[i]) >> 4];
            text[2 * i + 1] = digits[uint8(value[i]) & 15];
        }
        while (trimmed && skipped + 1 < text.length && text[skipped] == "0") ++skipped;
        bytes memory rest = new bytes(text.length - skipped);
        for (uint256 i = 0; i < rest.length; ++i) rest[i] = text[skipped + i];
        return string(rest);
    }
}
